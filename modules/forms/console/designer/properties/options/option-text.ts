import type { Option } from '@atrium/contract/form-schema/form'

/** Options as lines: `value | Chinese | English`, `!` before one that cannot be chosen, the next level indented by two spaces. */
export function linesOf(options: readonly Option[], indent = ''): string {
  return options
    .map(({ value, label, disabled, children }) => {
      const parts =
        label.zh === value && !label.en ? [value] : label.en ? [value, label.zh, label.en] : [value, label.zh]
      const line = `${indent}${disabled ? '!' : ''}${parts.join(' | ')}`
      return children?.length ? `${line}\n${linesOf(children, `${indent}  `)}` : line
    })
    .join('\n')
}

/** The options of such lines. A tab, as between the cells of a spreadsheet, parts as `|` does. Empty lines are nothing. */
export function optionsOf(text: string): Option[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const depthOf = (line: string) => /^ */.exec(line)![0].length
  const read = (from: number, to: number, depth: number): Option[] => {
    const options: Option[] = []
    for (let at = from; at < to;) {
      let end = at + 1
      while (end < to && depthOf(lines[end]!) > depth) end++
      const children = end > at + 1 ? read(at + 1, end, depthOf(lines[at + 1]!)) : []
      options.push({ ...optionOf(lines[at]!.trim()), ...(children.length > 0 && { children }) })
      at = end
    }
    return options
  }
  return read(0, lines.length, lines[0] ? depthOf(lines[0]) : 0)
}

function optionOf(line: string): Option {
  const disabled = line.startsWith('!')
  const [value = '', zh = value, en = ''] = line
    .replace(/^!/, '')
    .split(/[|\t]/)
    .map((part) => part.trim())
  return { value, label: { zh: zh || value, en }, ...(disabled && { disabled }) }
}
