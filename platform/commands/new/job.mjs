import { Cron } from 'croner'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { checkName, titleOf, untranslated } from './fields/parse-fields.mjs'
import { placeOf } from './project.mjs'
import { withEntryOrObject, withImport, withNames } from './source-edits.mjs'
import { literal, textLiteral } from './templates/source-text.mjs'
import { camel } from './words/case.mjs'

/** The schedule of a job that names none: every night. */
const nightly = '0 2 * * *'

/** Returns the changes of `npm run new job module/name`, as `writeAll` takes them: a handler, and the line that names it. Throws one sentence where the job cannot be made. */
export function jobChanges(id, { title, at = nightly }, folder = root) {
  const { module, name } = placeOf(id, { thing: 'job', example: 'stock/recount' }, folder)
  const property = camel(name)
  checkName(property, 'job')
  if (!isSchedule(at))
    throw new PlainError(
      `"${at}" is no schedule: write minute, hour, day, month and weekday, such as --at "${nightly}" for every night at two.`,
    )
  const label = titleOf(title, name)
  const file = `modules/${module}/server/index.ts`
  const entry = `${property}: job(${literal(at)}, ${property}, { name: ${textLiteral(label)} })`
  const line = `import { ${property} } from './${name}'`
  const present = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
  return {
    created: {
      [`modules/${module}/server/${name}.ts`]: handlerFile(property),
      ...(present === undefined && { [file]: partsFile(line, entry) }),
    },
    changed: present === undefined ? {} : { [file]: withJob(file, present, line, entry) },
    untranslated: untranslated(label),
  }
}

function isSchedule(at) {
  try {
    return new Cron(at, { mode: '5-part', paused: true }).getPattern() === at
  } catch {
    return false
  }
}

const withJob = (file, text, line, entry) =>
  withEntryOrObject(file, withImport(file, withNames(file, text, 'atrium/server', ['job']), line), {
    name: 'parts',
    within: 'jobs',
    entry,
  })

const partsFile = (line, entry) => `import { job, type ServerParts } from 'atrium/server'
${line}

export const parts: ServerParts = { jobs: { ${entry} } }
`

const handlerFile = (property) => `import type { JobHandler } from 'atrium/server'

/** Runs at the times of its schedule, in one process. Reads with \`db\` and writes with \`write\`. */
export const ${property}: JobHandler = async ({ log, dueAt }) => {
  log('info', '${property}', { dueAt: new Date(dueAt).toISOString() })
}
`
