import type { MenuEntry, Module } from 'atrium/contract/module/module'

/**
 * Returns modules whose top entries of the menu have the places that a product gives them, by their paths; entries that it does not name follow in
 * the order of the modules. Without any names the modules stay as they are.
 */
export function inMenuOrder(modules: readonly Module[], order: readonly string[]): readonly Module[] {
  if (order.length === 0) return modules
  let last = order.length
  const placed = (one: MenuEntry): MenuEntry => {
    const at = order.indexOf(one.path)
    // The place 0 is that of the home page.
    return { ...one, sort: at < 0 ? ++last : at + 1 }
  }
  return modules.map((module) => ({ ...module, menu: module.menu.map(placed) }))
}

/** Throws an Error with a sentence where the order names an entry that is not at the top of a menu, or one twice. */
export function checkMenuOrder(modules: readonly Module[], order: readonly string[]): void {
  const top = modules.flatMap(({ menu }) => menu.map(({ path }) => path))
  const missing = order.find((path) => !top.includes(path))
  if (missing !== undefined)
    throw new Error(`The order of the menu names "${missing}", which is no top entry. There are: ${top.join(', ')}.`)
  const twice = order.find((path, at) => order.indexOf(path) < at)
  if (twice !== undefined) throw new Error(`The order of the menu names "${twice}" twice.`)
}
