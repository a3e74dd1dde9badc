import { lines, textLiteral } from './source-text.mjs'

/** The files of a new module that has nothing yet, by their paths below its folder. */
export function moduleFiles(name, title) {
  return {
    'contract/index.ts': `import { defineModule, entry } from 'atrium/contract'

export const module = defineModule({
  name: '${name}',
  title: ${textLiteral(title)},
  menu: [
    ${directoryEntry(name, title)('')},
  ],
})

export const api = {}

export const records = {}
`,
  }
}

/** The directory of a module in the menu, around its pages. */
export const directoryEntry = (name, title) => (pages) =>
  `entry('${name}', ${textLiteral(title)}, 'lucide:box', { children: [${pages}] })`

/** The entry of the menu that opens the list of a resource. */
export const pageEntry = ({ noun, permission, menuName }) =>
  `entry('${noun}', ${textLiteral(menuName)}, 'lucide:list', { permission: '${permission}:list', cached: true })`

const tints = ['primary', 'success', 'warning']

/** A dictionary with its values, or some to begin with. */
export function dictionaryEntry({ type, title, values = firstValuesOf(title) }) {
  const entry = ({ value, label }, index) => `['${value}', ${textLiteral(label)}, '${tints[index] ?? 'default'}'],`
  return lines(`${type}: {`, `name: ${textLiteral(title)},`, 'values: [', values.map(entry), '],', '}')
}

/** Returns the values that a new dictionary begins with where none are given. */
const firstValuesOf = ([zh, en]) =>
  ['one', 'two', 'three'].map((value, index) => ({ value, label: [`${zh} ${index + 1}`, `${en} ${index + 1}`] }))
