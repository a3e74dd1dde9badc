/**
 * Returns the error of a guide that names a module of an earlier guide, which its reader does not have; undefined for other guides. `makers` has the
 * guide that made each module, undefined for those of the checkout.
 * @param {{ file: string, steps: object[] }} guide
 * @param {Map<string, string | undefined>} makers
 */
export function borrowed({ file, steps }, makers) {
  for (const { script = '', text = '', file: written = '', line } of steps) {
    const all = [script, text, written].join('\n')
    const name = [...makers].find(([module, maker]) => maker && new RegExp(`\\b${module}/`).test(all))?.[0]
    if (name)
      return `${file}:${line}: modules/${name} is made by ${makers.get(name)}: a guide begins with a new checkout, so give its module another name.`
  }
  return undefined
}
