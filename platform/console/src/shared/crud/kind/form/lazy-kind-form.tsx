import { linesIn } from 'atrium/contract/kind/fields/lines/line-values'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { lazyForm } from '../../form/lazy-form'
import type { ChoiceCall } from '../../form/fields/record-select'
import type { KindInputProps } from '../inputs/kind-input'
import type { PageParts } from '../kind-page'
import type { ActionFormHandle } from '../actions/use-action-form'
import type { useKindForm } from './use-kind-form'

/** The form of a kind, which loads with the inputs that its fields need. */
export function lazyKindForm(
  kind: FieldedKind,
  { choices, parents }: Partial<Pick<KindInputProps, 'choices' | 'parents'>>,
  { form: loadParts, fieldsOf, formWidth, ...parts }: PageParts<FieldedKind>,
) {
  return lazyForm(async () => {
    const [{ KindForm }, { loadInputs }, own] = await Promise.all([
      import('./kind-form'),
      import('../inputs/inputs'),
      loadParts?.(),
    ])
    const { inputs, layout } = { ...parts, ...own }
    const derived = Object.entries(kind.fields).filter(([name]) => !Object.hasOwn(inputs ?? {}, name))
    const loaded = await loadInputs([Object.fromEntries(derived), ...linesIn(kind).map(({ fields }) => fields)])
    return ({ form }: { form: ReturnType<typeof useKindForm> }) => (
      <KindForm
        form={form}
        kind={kind}
        choices={choices}
        parents={parents}
        loaded={loaded}
        inputs={inputs as never}
        fieldsOf={fieldsOf}
        layout={layout as never}
        width={formWidth}
      />
    )
  })
}

/** The form of the actions of a kind. */
export function lazyActionForm(
  kind: FieldedKind,
  actions: NonNullable<FieldedKind['actions']>,
  choices: ChoiceCall | undefined,
) {
  return lazyForm(async () => {
    const parts = [import('../actions/action-form'), import('../inputs/inputs')] as const
    const [{ ActionForm }, { loadInputs }] = await Promise.all(parts)
    const loaded = await loadInputs(Object.values(actions).map(({ form = {} }) => form))
    return ({ form }: { form: ActionFormHandle }) => (
      <ActionForm form={form} kind={kind} choices={choices} loaded={loaded} />
    )
  })
}
