import { importsOf, lines } from '../imports.mjs'
import { demoValue } from '../samples.mjs'

/** `server/item/item.seed.ts`: rows of the demo. */
export function seedFile(plan) {
  const { names, fields, title, refs, isScoped, dictValues } = plan
  const { noun, Type, Types, calls, plural } = names
  const imports = importsOf()
  imports.addType('kysely', 'Insertable')
  imports.addType('@atrium/server', 'Database')
  imports.addType(`./${noun}.table`, `${Type}Table`)
  const value = (field) => demoValue(field, { noun, isTitle: field === title, dictValues })
  const targets = [...new Map(refs.map(({ target }) => [target.rows, target])).entries()]
  const read = ([rows, { key, id }]) =>
    `const ${rows} = await db.selectFrom('${key}').select('${id}').orderBy('${id}').limit(5).execute()`
  const needed = [
    ...new Set(refs.filter(({ isOptional }) => !isOptional).map(({ target }) => target.rows)),
    ...(isScoped ? ['depts'] : []),
  ]
  const body = lines(
    `/** Some ${plural[1]} to begin with${needed.length > 0 ? '; none where there is nothing that they could refer to' : ''}. */`,
    `export async function seed${Types}(db: Database): Promise<void> {`,
    targets.map(read),
    isScoped && `const depts = await db.selectFrom('depts').select('deptId').orderBy('deptId').execute()`,
    needed.length > 0 && `if (${needed.map((name) => `${name}.length === 0`).join(' || ')}) return`,
    `const rows = Array.from({ length: 12 }, (_, index): Insertable<${Type}Table> => ({`,
    fields.map((field) => `${field.property}: ${orNone(field, value(field))},`),
    isScoped && 'deptId: depts[index % depts.length]!.deptId,',
    '}))',
    `await db.insertInto('${calls}').values(rows).execute()`,
    '}',
  )
  return imports.above(body)
}

/** A reference that may be empty stays so where there is nothing to refer to. */
function orNone({ kind, isOptional, target }, value) {
  return kind === 'ref' && isOptional ? `${value.replace(`!.${target.id}`, `?.${target.id}`)} ?? null` : value
}
