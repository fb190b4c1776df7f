/** No hand aims at what is beside a dialog so soon after it came: it is the rest of a double click on what opened it. */
const SETTLING_MS = 400

/** Whether a press beside the dialog means to leave it. Times are those of the page's clock; `detail` is which click in a row it is. */
export const closesOnMask = (press: { detail: number; timeStamp: number }, openedAt: number): boolean =>
  press.detail <= 1 && press.timeStamp - openedAt >= SETTLING_MS
