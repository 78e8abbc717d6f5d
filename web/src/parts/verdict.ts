// Who wins, as a sentence.

import type { Answer, Player, Result, Verdict } from '../engine/protocol';
import { t } from '../text';

export interface Said {
  sentence: string;
  detail: string;
  letter: string;
  tone: 'win' | 'loss' | 'draw' | 'left' | 'right' | 'unknown';
}

export function nameOf(player: Player): string {
  return t(player);
}

/** Who wins, for people; with the letter of the outcome in words. */
export function said(answer: Answer, impartial: boolean | null): Said {
  const { left, right } = answer.winner;
  const letter = answer.outcome === 'P' ? t('letterP') : answer.outcome === 'N' ? t('letterN') : '';
  const far = (verdict: Verdict | null) =>
    verdict?.distance !== null && verdict?.distance !== undefined && verdict.result !== 'draw'
      ? t('inMoves', { count: verdict.distance })
      : '';
  if (left && right) {
    const pair: [Result, Result] = [left.result, right.result];
    const same = far(left) === far(right) ? far(left) : '';
    switch (pair.join(' ')) {
      case 'win win':
        return { sentence: t('nextWins'), detail: same, letter, tone: 'win' };
      case 'loss loss':
        return { sentence: t('previousWins'), detail: same, letter, tone: 'loss' };
      case 'win loss':
        return { sentence: t('leftWins'), detail: '', letter: '', tone: 'left' };
      case 'loss win':
        return { sentence: t('rightWins'), detail: '', letter: '', tone: 'right' };
      case 'draw draw':
        return { sentence: t('drawn'), detail: '', letter: '', tone: 'draw' };
      default:
        return {
          sentence: `${begins('left', left.result)} ${begins('right', right.result)}`,
          detail: '',
          letter: '',
          tone: 'draw',
        };
    }
  }
  const [player, verdict] = left
    ? (['left', left] as const)
    : right
      ? (['right', right] as const)
      : [null, null];
  if (!player || !verdict) return { sentence: t('unknownWinner'), detail: '', letter: '', tone: 'unknown' };
  const key = { win: 'playerWins', loss: 'playerLoses', draw: 'playerDraws' } as const;
  const general = { win: 'nextWins', loss: 'previousWins', draw: 'drawn' } as const;
  const text = impartial ? t(general[verdict.result]) : t(key[verdict.result], { player: nameOf(player) });
  return { sentence: text, detail: far(verdict), letter: '', tone: verdict.result };
}

/** With how many points best play ends, in games that count them: once where it does not matter who begins. */
export function bestEnds(answer: Answer): string {
  const { left, right } = answer.winner;
  const points = (verdict: Verdict | null) => (verdict?.score ? t('points', { ...verdict.score }) : '');
  const [first, second] = [points(left), points(right)];
  if (first && second && first !== second) {
    return `${t('leftFirstEnds', { points: first })} ${t('rightFirstEnds', { points: second })}`;
  }
  return first || second ? t('bestEnds', { points: first || second }) : '';
}

function begins(player: Player, result: Result): string {
  const key = { win: 'beginWin', loss: 'beginLose', draw: 'beginDraw' } as const;
  return t(key[result], { player: nameOf(player) });
}
