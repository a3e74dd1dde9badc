/** The frame of the list that is being printed. */
export const frames: { current?: HTMLIFrameElement | undefined } = {}

/** Removes that frame, also where the browser does not say that printing has ended. */
export function clearPrint(): void {
  frames.current?.remove()
  frames.current = undefined
}
