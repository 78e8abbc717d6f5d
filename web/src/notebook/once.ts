// A notebook loads the script of a widget once for every widget, and an element can be defined once only.

const registry = customElements;

/** Stands for `customElements.define` in the whole script. */
export function defineOnce(name: string, element: CustomElementConstructor): void {
  if (!registry.get(name)) registry.define(name, element);
}
