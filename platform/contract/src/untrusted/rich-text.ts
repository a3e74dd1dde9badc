/**
 * The elements and attributes of rich text, as plain data: the server removes everything else when it saves, the console when it
 * renders. Each goes by this list with a library of its own.
 */

const plain = 'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark blockquote ul ol li pre code span'
const tables = 'table thead tbody tr'
const styled = ['style']

/**
 * The tags, each with its attributes. `href` holds an absolute http or https address. There are no pictures: one of a website becomes a link to
 * it, since its site would learn who reads the text, and when (decision 065).
 */
export const richTextTags: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(`${plain} ${tables}`.split(' ').map((tag) => [tag, styled])),
  th: ['style', 'colspan', 'rowspan'],
  td: ['style', 'colspan', 'rowspan'],
  a: ['href', 'title'],
}

const color = /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i

/** The properties of a `style`, and what each may be. */
export const richTextStyles = {
  color,
  'background-color': color,
  'text-align': /^(?:left|right|center|justify)$/,
} as const

/** Tags whose text is no text: it goes with them. Of any other tag that is not kept the text stays. */
export const richTextRemoved = ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'] as const
