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

/** A dictionary with some values to begin with. */
export function dictionaryEntry(type, [zh, en]) {
  const value = (one, index) =>
    `['${one}', ${textLiteral([`${zh} ${index + 1}`, `${en} ${index + 1}`])}, '${tints[index]}'],`
  return lines(`${type}: {`, `name: ${textLiteral([zh, en])},`, 'values: [', firstValues.map(value), '],', '}')
}

/** The values that a new dictionary begins with. */
const firstValues = ['one', 'two', 'three']
