import type { Option } from '#modules/forms/engine/schema/form'

/**
 * The options of pasted lines, one a line: `value | Chinese | English`, or the cells of a spreadsheet. `!` before one that cannot be
 * chosen, the next level of a cascade indented. Empty lines are nothing.
 */
export function pastedOptions(text: string): Option[] {
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
  const [value = '', zh = '', en = ''] = line
    .replace(/^!/, '')
    .split(/[|\t]/)
    .map((part) => part.trim())
  return { value: value || zh || en, label: { zh: zh || value || en, en }, ...(disabled && { disabled }) }
}
