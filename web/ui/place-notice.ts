import { freeSpot } from './free-spot.ts';

/** As wide as Mantine makes them, and as high as one line with its border, or two on a phone. */
const WIDTH = 440;
const HEIGHT = 72;

const TOUCHED = 'a[href],button,input,select,textarea,[role="dialog"],[role="radio"],[role="tab"]';

/** Decided when a notice appears: read by the corner (Notices.tsx). */
export function placeNotice(height = HEIGHT): void {
  const view = { width: window.innerWidth, height: window.innerHeight };
  const taken = [...document.querySelectorAll(TOUCHED)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < view.height);
  const { left, top } = freeSpot(view, { left: 0, top: 0, width: WIDTH, height }, taken);
  const { style } = document.documentElement;
  style.setProperty('--notice-left', `${left}px`);
  style.setProperty('--notice-top', `${top}px`);
}
