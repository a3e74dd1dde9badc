import type { Form as FormDesign, LocalText } from '@atrium/contract/form-schema/form'
import { faultText } from '@atrium/contract/form-schema/form-texts'
import { fieldsOf, placesOf } from '@atrium/contract/form-schema/form-walk'
import { readForm } from '@atrium/contract/form-schema/form.schema'
import { refuseFields } from '#server/call/field-error'
import { badPatterns } from './patterns'

/** The form that was sent. Throws naming every fault at its place, such as `design.items.3.key`. */
export async function checkedDesign(data: unknown): Promise<FormDesign> {
  const { form, faults } = readForm(data)
  const wrong = faults ?? (await badPatterns(form))
  refuseFields(
    Object.fromEntries(
      wrong
        .toReversed()
        .map((fault) => [
          ['design', ...fault.path].join('.'),
          { words: [faultText('zh-cn', fault), faultText('en', fault)] as const },
        ]),
    ),
  )
  return form!
}

const english = ({ en }: LocalText) => en.trim()

/** What of a design stands in columns of its own. */
export function designColumns(design: FormDesign) {
  return {
    title: design.title.zh.trim(),
    titleEn: english(design.title),
    design: JSON.stringify(design),
    items: placesOf(design).length,
  }
}

/** Whether there is anything to fill in. */
export const hasFields = (design: FormDesign): boolean => fieldsOf(design).length > 0
