const opening = /\/\*+/
const lineComment = /(?:^|\s)\/\/ (.*)$/

/**
 * Returns the comments of a source file as `{ line, text, isDocstring }`, one for each line of a comment. `isDocstring` is true for the first
 * line of text of a docstring. Comments in the text of a template, such as those of generated files, are comments, too.
 */
export function commentLines(source) {
  const found = []
  let block
  source.split('\n').forEach((raw, index) => {
    const line = index + 1
    let rest = raw
    if (!block) {
      const start = opening.exec(raw)
      // A comment begins a line, or follows code; `/*` within quotes, such as in a glob, does not.
      if (!start || !/^[\s{(]*$|[;,{}()\]\s]$/.test(raw.slice(0, start.index)) || isQuoted(raw, start.index)) {
        const comment = lineComment.exec(raw)
        if (comment && !isQuoted(raw, comment.index)) found.push({ line, text: comment[1], isDocstring: false })
        return
      }
      block = { isDocstring: start[0] === '/**' }
      rest = raw.slice(start.index + start[0].length)
    }
    const end = rest.indexOf('*/')
    const text = (end === -1 ? rest : rest.slice(0, end)).replace(/^\s*\*?\s*/, '').trim()
    if (text) {
      found.push({ line, text, isDocstring: block.isDocstring })
      block.isDocstring = false
    }
    if (end !== -1) block = undefined
  })
  return found
}

/** Returns the lines of prose of a Markdown page in the same shape, without its code. */
export function proseLines(page) {
  let fence
  return page.split('\n').flatMap((raw, index) => {
    const mark = /^\s*(```+|~~~+)/.exec(raw)?.[1]
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? undefined : mark
    if (mark || fence) return []
    return [{ line: index + 1, text: raw.replace(/`[^`]*`/g, '`…`'), isDocstring: false }]
  })
}

/** Returns whether a place of a line is within quotes: an odd number of one kind of them is before it. */
function isQuoted(line, index) {
  const before = line.slice(0, index)
  return [`'`, '"', '`'].some((quote) => before.split(quote).length % 2 === 0)
}
