// What the tabs of a position are: asked when they are opened, and again when the position changes.

import { LitElement, type PropertyValues } from 'lit';

export abstract class ZPanel extends LitElement {
  static override properties: Record<string, object> = {
    input: { attribute: false },
    options: { attribute: false },
  };
  declare input: string;
  declare options: Record<string, unknown>;
  private asked = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const key = this.input + JSON.stringify(this.options);
    if (key === this.asked) return;
    this.asked = key;
    this.begin();
  }

  /** Asks for what is shown. */
  protected abstract begin(): void;
}
