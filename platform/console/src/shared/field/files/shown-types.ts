/** Returns whether files of a type show in a dialog: pictures and text. A browser shows PDF in a window of its own. */
export const isShown = (type: string): boolean =>
  /^(?:image\/(?:png|jpeg|webp|gif)|text\/plain|application\/pdf)$/.test(type)
