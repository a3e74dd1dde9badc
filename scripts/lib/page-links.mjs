import { Lexer, walkTokens } from 'marked'

/** The addresses in the pictures and links of HTML within a page. */
const inHtml = /\b(?:href|src|srcset)="([^"]+)"/g

/** Returns the targets of all links and pictures of a Markdown page, as they are written. */
export function targetsOf(markdown) {
  const targets = []
  void walkTokens(new Lexer().lex(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image') targets.push(token.href)
    if (token.type === 'html') targets.push(...[...token.raw.matchAll(inHtml)].flatMap(([, value]) => pathsOf(value)))
  })
  return targets
}

/** `srcset` has several, each with a width behind it. */
const pathsOf = (value) => value.split(',').map((part) => part.trim().split(/\s/)[0])

/** Returns the anchors of a Markdown page: of its headings, as the forge makes them, and those that it sets itself. */
export function anchorsOf(markdown) {
  const anchors = new Set()
  const add = (text) => {
    const slug = slugOf(text)
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  void walkTokens(new Lexer().lex(markdown), (token) => {
    if (token.type === 'heading') add(textOf(token))
    if (token.type === 'html') for (const [, id] of token.raw.matchAll(/\b(?:id|name)="([^"]+)"/g)) anchors.add(id)
  })
  return anchors
}

/** The text of a token without its marks. */
const textOf = ({ tokens, text = '' }) => (tokens ? tokens.map(textOf).join('') : text)

const slugOf = (text) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-')
