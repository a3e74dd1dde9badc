/** A command that goes on until it is stopped. */
const server = /^(?:[A-Z_]+=\S+ )*npm (?:start|run (?:dev|start:company|preview:demo))\b/
const vitest = /^npx vitest run --project (\S+) (\S.*)$/
const check = /^npm run check (\S.*)$/
/** Commands of a host, run by `host/host.test.mjs`, and those that are run nowhere. */
const ofOthers = new Set(['sh host', 'sh elsewhere'])

/**
 * Reads the steps of a guide from its fenced blocks. A step is `{ kind, line, … }` with the line of its first line in the file:
 * - `run` and `serve`: `script`, and `expected: { lines, line }` where a text block follows. A server goes on until the guide ends.
 * - `test` (`project`, `files`) and `check` (`names`): run once for all guides, at their end.
 * - `write`: `file` and `text`, its whole content. `patch`: `text`, a diff.
 *
 * Throws an Error with the place of a block that cannot be followed.
 * @param {string} markdown
 * @param {string} file what errors name
 */
export function stepsOf(markdown, file) {
  const steps = []
  let printing
  for (const { info, text, line } of blocksOf(markdown, file)) {
    const at = `${file}:${line}`
    const title = /\btitle=(\S+)/.exec(info)?.[1]
    const kind = title ? 'write' : info
    if (kind === 'text') {
      if (!printing) throw new Error(`${at}: a text block follows a block of commands, whose output it is.`)
      if (printing.expected) throw new Error(`${at}: the commands before it have a text block already.`)
      printing.expected = { lines: text.split('\n'), line }
      continue
    }
    if (/^sh \S/.test(info) && kind === info && !ofOthers.has(info))
      throw new Error(`${at}: a block of commands is "sh", "sh host" or "sh elsewhere", and not "${info}".`)
    // Neither run nor compared here.
    printing = ofOthers.has(info) ? {} : undefined
    if (kind === 'write') steps.push({ kind, file: title, text: `${text}\n`, line })
    if (kind === 'diff') steps.push({ kind: 'patch', text: `${text}\n`, line })
    if (kind === 'sh') {
      const added = commandSteps(text, line, at)
      steps.push(...added)
      printing = added.find((step) => step.script)
    }
  }
  const silent = steps.find(({ kind, expected }) => kind === 'serve' && !expected)
  if (silent)
    throw new Error(`${file}:${silent.line}: a text block has to say what the server prints once it is ready.`)
  return steps
}

/**
 * Reads the commands for a host from a page: each is `{ script, line }`, with `expected` as for `stepsOf`. `isElsewhere` is true for those that are not run.
 * @param {string} markdown
 * @param {string} file what errors name
 */
export function hostStepsOf(markdown, file) {
  const steps = []
  let printing
  for (const { info, text, line } of blocksOf(markdown, file)) {
    if (info === 'text' && printing) printing.expected = { lines: text.split('\n'), line }
    printing = ofOthers.has(info) ? { script: text, line, isElsewhere: info === 'sh elsewhere' } : undefined
    if (printing) steps.push(printing)
  }
  return steps
}

/** Whether a guide changes sources of the checkout, so that what was built before it is no longer theirs. */
export const changesSources = (steps) =>
  steps.some(({ kind, script }) => ['write', 'patch'].includes(kind) || /^npm run new /m.test(script ?? ''))

/** Whether a guide edits files outside of the modules. */
export const changesPlatform = (steps) =>
  steps.some(({ kind, file, text }) =>
    kind === 'write' ? !file.startsWith('modules/') : kind === 'patch' && /^--- a\/(?!modules\/)/m.test(text),
  )

function commandSteps(text, line, at) {
  const lines = text.split('\n')
  const late = lines.filter((one) => vitest.test(one) || check.test(one))
  if (late.length > 0 && late.length < lines.length)
    throw new Error(`${at}: tests and checks run once for all guides, so put them into a block of their own.`)
  if (late.length > 0) {
    return lines.map((one, index) => {
      const [, project, files] = vitest.exec(one) ?? []
      if (project) return { kind: 'test', project, files: files.split(' '), line: line + index }
      return { kind: 'check', names: check.exec(one)[1].split(' '), line: line + index }
    })
  }
  return [{ kind: lines.some((one) => server.test(one)) ? 'serve' : 'run', script: text, line }]
}

/** The fenced blocks of a page, without the indentation of a list that holds them. */
function blocksOf(markdown, file) {
  const blocks = []
  let open
  for (const [index, whole] of markdown.split('\n').entries()) {
    const fence = /^(\s*)(`{3,})(.*)$/.exec(whole)
    if (!open && fence)
      open = { indent: fence[1].length, marks: fence[2], info: fence[3].trim(), line: index + 2, lines: [] }
    else if (open && fence && fence[2] === open.marks && fence[3] === '') {
      blocks.push({ info: open.info, line: open.line, text: open.lines.join('\n') })
      open = undefined
    } else open?.lines.push(whole.slice(Math.min(open.indent, whole.search(/\S|$/))))
  }
  if (open) throw new Error(`${file}:${open.line - 1}: the block is not closed.`)
  return blocks
}
