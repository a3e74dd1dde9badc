import { snake } from '../words/case.mjs'
import { sumsOf } from './parse-lines.mjs'

/** The fields that a tree adds: the record above a record, and its place among its siblings. */
export const treeFields = ({ table, idColumn }) => [
  {
    name: '--tree',
    property: 'parentId',
    column: 'parent_id',
    kind: 'ref',
    target: { table, idColumn },
    isOptional: true,
  },
  { name: '--tree', property: 'position', column: 'position', kind: 'position' },
]

/** The field that states add. */
export const stateField = { name: '--states', property: 'state', column: 'state', kind: 'state' }

/** Returns what the templates need of the lines of a record. A record that is imported may have none, since a file has no lines. */
export function linesOf({ kind }, fields, { isImported, isTree }) {
  const name = `${kind}Lines`
  return {
    name,
    table: snake(name),
    fields,
    sums: sumsOf(fields).map((sum) => ({ ...sum, isUnsorted: isTree })),
    least: isImported ? 0 : 1,
  }
}

/** Returns the tables of the lines that kinds of records have, with the kinds. */
export function linesTables(kinds) {
  const all = Object.values(kinds).flatMap(({ kind, fields }) =>
    Object.values(fields).flatMap((field) => (field.kind?.name === 'lines' ? [[field.settings.table, kind]] : [])),
  )
  return new Map(all)
}
