/**
 * How a text begins that programs which open the file may take for a formula: OWASP ASVS 5.0, 1.2.10 and its page on CSV
 * injection. Full-width signs are read like the others by some. NUL and spaces are not here, as no text is stored with them
 * at its beginning.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

export const looksLikeFormula = (text: string): boolean => formulaStart.test(text)

/** Puts an apostrophe before what looks like a formula, which makes it text. */
export const markedAsText = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text)

/** Takes that apostrophe away again; another one is part of the text. */
export const withoutMark = (text: string): string =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text
