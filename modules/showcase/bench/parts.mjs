import { measureLightPages } from './light-pages.mjs'
import { measureMarkdown } from './markdown.mjs'
import { measureTable } from './table.mjs'

/** The parts that the module adds to the bench. */
export const parts = {
  'light-pages': measureLightPages,
  table: measureTable,
  markdown: measureMarkdown,
}
