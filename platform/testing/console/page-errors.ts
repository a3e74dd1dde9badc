import axe from 'axe-core'
import type { Kysely } from 'kysely'
import { i18n, language } from '#shared/i18n/language'
import { all } from './page-walk'

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// The experimental rule: a control is named by the text that it shows, which voice control uses.
const rules = { 'label-content-name-mismatch': { enabled: true } }
// The list of emoji-picker-react is a grid, but made of `ul` and `li`. HTML gives them no such role; readers go by the role.
axe.configure({
  // An error names its elements by their selectors.
  noHtml: true,
  rules: [{ id: 'aria-allowed-role', selector: '[role]:not(.epr-emoji-list, .epr-emoji-list *)' }],
})

/** Returns the errors for assistive technology in the document or a part of it, one sentence for each rule. */
export async function accessibilityErrors(part: Element = document.documentElement): Promise<string[]> {
  await motionEnds()
  const { violations } = await axe.run(part, { runOnly: axeTags, rules, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, any }) => [...target, ...any.map(({ message }) => message)].join(' '))
    return `${id}: ${help} – ${where.join(' | ')}`
  })
}

/** Waits for what moves and fades, whose colours are not those that stay. What moves for ever is left out. */
async function motionEnds(): Promise<void> {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Says by how much the document is wider than the screen, and by how much an open menu is cut off at its left edge. */
export function widthErrors(): string[] {
  const excess = document.documentElement.scrollWidth - innerWidth
  const lefts = [...document.querySelectorAll('[role=menu]')].map((menu) =>
    Math.round(menu.getBoundingClientRect().left),
  )
  return [
    ...(excess > 0 ? [`${excess} px wider than the screen`] : []),
    ...lefts.filter((left) => left < 0).map((left) => `a menu begins ${-left} px left of the screen`),
  ]
}

const han = /\p{Script=Han}/u
const raw = /\{\{|\bundefined\b|\bNaN\b|\[object /

/** Every Chinese text in a database, the longest first: an English screen may show these. */
export async function chineseData(db: Kysely<never>): Promise<string[]> {
  const texts = new Set<string>()
  for (const { name } of await db.introspection.getTables()) {
    const rows = (await db
      .selectFrom(name as never)
      .selectAll()
      .execute()) as Record<string, unknown>[]
    for (const row of rows)
      for (const value of Object.values(row)) if (typeof value === 'string' && han.test(value)) addTexts(value, texts)
  }
  return [...texts].toSorted((a, b) => b.length - a.length)
}

/** A text, and those inside of it where it is JSON. */
function addTexts(value: string, texts: Set<string>): void {
  texts.add(value)
  if (!/^[[{]/.test(value)) return
  JSON.parse(value, (_, inner: unknown) => {
    if (typeof inner === 'string' && han.test(inner)) texts.add(inner)
    return inner
  })
}

/** Returns the texts on the screen that are in the other language, or raw. */
export function textErrors(data: readonly string[]): string[] {
  const isForeign = language() === 'zh-cn' ? isIn(englishOnly()) : isChinese(data)
  return [...new Set(shownTexts())].filter((text) => raw.test(text) || isForeign(text))
}

const isIn = (texts: ReadonlySet<string>) => (text: string) => texts.has(text)

const isChinese = (data: readonly string[]) => (text: string) =>
  han.test(text) && han.test(data.reduce((rest, one) => rest.replaceAll(one, ''), text))

/** English texts of the console with more than one word, which no Chinese text is equal to. */
function englishOnly(): Set<string> {
  const of = (tag: string) =>
    Object.values(i18n.getDataByLanguage(tag) ?? {}).flatMap((texts) => Object.values(texts as object))
  const chinese = new Set(of('zh-cn'))
  return new Set(of('en').filter((text: string) => text.includes(' ') && !chinese.has(text)))
}

function shownTexts(): string[] {
  const elements = all('body *').filter(
    (one) => one.checkVisibility() && one.closest('[lang]') === document.documentElement,
  )
  return elements.flatMap((one) => [
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.nodeValue!.trim()),
    ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => one.getAttribute(name) ?? []),
  ])
}
