// Shown in place of files that are missing: a request that fails would be in the console of the browser.

/** An address that no browser can show a picture from. */
export const brokenPicture = 'data:image/png;base64,AAAA'

/** An address that no browser can play. */
export const brokenMedia = URL.createObjectURL(new Blob(['neither sound nor film']))
