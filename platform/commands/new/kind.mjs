import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, platformFolder, root } from '../lib/run.mjs'
import { checkName, titleOf, untranslated } from './fields/parse-fields.mjs'
import { placeOf } from './project.mjs'
import { withEntryOrObject } from './source-edits.mjs'
import { consoleFile, inputFile, kindFile, testFile } from './templates/field-kind.mjs'
import { camel, pascal } from './words/case.mjs'

/** Returns the changes of `npm run new kind module/name`, as `writeAll` takes them: a kind of field with its test, its input, and the line that names the input. Throws one sentence where it cannot be made. */
export function kindChanges(id, title, folder = root) {
  const { module, name } = placeOf(id, { thing: 'kind of field', example: 'stock/number-plate' }, folder)
  const property = camel(name)
  checkName(property, 'kind')
  rejectKnown(name, property, folder)
  const label = titleOf(title, name)
  const names = { name, property, pascal: pascal(name), label }
  const input = inputEntry({ ...names, module }, folder)
  return {
    created: {
      [`modules/${module}/contract/kinds/${name}.ts`]: kindFile(names),
      [`modules/${module}/contract/kinds/${name}.test.ts`]: testFile(names),
      [`modules/${module}/console/kinds/${name}-input.tsx`]: inputFile(names),
      ...input.created,
    },
    changed: input.changed,
    untranslated: untranslated(label),
  }
}

/** Returns the changes of `console/index.ts`, where the input is listed: a new file in a module that has none. */
function inputEntry({ module, name, property, pascal: component }, folder) {
  const file = `modules/${module}/console/index.ts`
  const entry = `${property}: async () => (await import('./kinds/${name}-input')).${component}Input`
  if (!existsSync(join(folder, file))) return { created: { [file]: consoleFile(entry) }, changed: {} }
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = withEntryOrObject(file, text, { name: 'parts', within: 'fieldInputs', entry })
  return { created: {}, changed: { [file]: changed } }
}

/** Throws a sentence for the name of a kind that the platform or a module has. */
function rejectKnown(name, property, folder) {
  const other = readdirSync(join(folder, 'modules')).find((module) =>
    existsSync(join(folder, `modules/${module}/contract/kinds/${name}.ts`)),
  )
  const owner = platformKinds().has(property) ? 'platform' : other && `module ${other}`
  if (owner)
    throw new PlainError(`The ${owner} has a kind of field called ${property}: call the new one something else.`)
}

/** Returns the names of the kinds of fields that the contract of the platform exports. */
function platformKinds() {
  const text = readFileSync(join(platformFolder, 'contract/src/kind.ts'), 'utf8')
  const lists = [...text.matchAll(/^export \{([^}]*)\} from '\.\/kind\/fields\//gm)]
  return new Set(lists.flatMap(([, list]) => list.split(',').map((one) => one.trim())))
}
