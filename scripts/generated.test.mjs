import { expect, test } from 'vitest'
import { resources } from './generated.mjs'
import { kinds } from './new/fields/kinds.mjs'
import { parseFields } from './new/fields/parse-fields.mjs'

const fields = resources.flatMap((args) => parseFields(args[args.indexOf('--fields') + 1]))

/** A kind with what a field of it may be besides. */
const forms = Object.entries(kinds).flatMap(([kind, { isUnique, isAlwaysFilled }]) => [
  kind,
  ...(isUnique ? [`${kind} unique`] : []),
  ...(isAlwaysFilled ? [] : [`${kind} optional`]),
])

// A picture is optional in any case.
test.each(forms.filter((form) => form !== 'image optional'))(
  'the generated module has a field of the form "%s"',
  (form) => {
    const [kind, option] = form.split(' ')
    const isSo = ({ isUnique, isOptional }) => option === undefined || (option === 'unique' ? isUnique : isOptional)
    expect(fields.some((field) => field.kind === kind && isSo(field))).toBe(true)
  },
)
