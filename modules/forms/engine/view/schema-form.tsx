import type { Form as FormData, FormValues, Panels } from '../schema/form'
import { textIn, type Language } from '../schema/form-texts'
import type { Dictionary, NameOf } from '../schema/value-text'
import type { ValueError } from '../schema/values-check'
import { Button, Form } from 'antd'
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { EntryItems } from './entry-items'
import { FormBoundary } from './form-boundary'
import { FormContext, useForm, useStoreState, type FormTexts, type SharedKinds } from './form-context'
import { FormItems } from './form-items'
import { FormStore } from './form-store'
import css from './schema-form.module.css'
import { usePanels } from './use-panels'

export interface SchemaFormProps {
  form: FormData
  language: Language
  texts: FormTexts
  /** The choices of the dictionaries that the form names. Keep the function the same while they are: fields are drawn again with it. */
  dictionary?: Dictionary
  /** Draws the kinds of fields that the application has; without it they are named as not known. */
  shared?: SharedKinds | undefined
  /** The name of a person or department, for a form that is read. */
  nameOf?: NameOf | undefined
  /** The first values of the form, over the defaults of its fields. */
  defaultValues?: FormValues
  /** The errors of the server about the values that were sent, by the keys of the fields; shown until the field changes. */
  errors?: Readonly<Record<string, ValueError>>
  /** Called with all values of the fields that are shown, those that follow from others included, after each change. */
  onChange?: (values: FormValues) => void
  /** Called with valid values. While its promise is pending, the button is busy. Without it there is no button. */
  onSubmit?: (values: FormValues) => void | Promise<void>
  /** Shows the values as text, without controls. */
  readOnly?: boolean
}

/**
 * A form drawn from data: fields, rules, conditions, values that follow from others, columns, groups, tabs and steps. All comes from
 * the data, texts are shown as text, and nothing of it is run as code. An unknown kind of item is named in its place.
 *
 * Errors show at a field when it is left, and at all fields when the form is sent: the first wrong field gets the focus, and the
 * tab, step or group around it opens and is marked. A form with patterns loads their engine when it is shown; sending waits for it. Fields are beside each other from 480 pixels of the form's own width.
 *
 * Keyboard: Enter in a line of text goes to the next step, or sends; tabs by the arrow keys; all else as in the controls of antd.
 * @example
 * <SchemaForm form={form} language="en" texts={texts} onSubmit={(values) => save(values)} />
 * <SchemaForm form={form} language="en" texts={texts} defaultValues={entry.values} readOnly />
 */
export function SchemaForm(props: SchemaFormProps) {
  return (
    <FormBoundary form={props.form} text={props.texts.broken}>
      <Drawn {...props} />
    </FormBoundary>
  )
}

function Drawn({
  form,
  language,
  texts,
  dictionary,
  shared,
  nameOf,
  defaultValues,
  errors,
  onChange,
  onSubmit,
  readOnly,
}: SchemaFormProps) {
  const id = useId()
  const parts = { form, language, dictionary, errors, onChange }
  const [store] = useState(() => new FormStore(parts, defaultValues))
  useLayoutEffect(() => store.configure(parts))
  useEffect(() => {
    if (!readOnly) void store.load()
  }, [store, form, readOnly])
  const shown = useStoreState(store, (state) => state.shown)
  const { root, steps, step, open, folded, show, openPanel, fold } = usePanels(form, shown, store.check)
  const scope = useMemo(
    () => ({ id, store, language, texts, dictionary, shared, nameOf, open, folded, openPanel, fold }),
    [id, store, language, texts, dictionary, shared, nameOf, open, folded, openPanel, fold],
  )
  const submitted = useRef(onSubmit)
  useLayoutEffect(() => {
    submitted.current = onSubmit
  })
  const submit = useCallback(() => {
    const wrong = store.check()
    return wrong ? show(wrong) : submitted.current?.(store.get().values)
  }, [store, show])
  return (
    <FormContext value={scope}>
      <div ref={root} className={css.form}>
        {readOnly ? (
          <EntryItems items={form.items} />
        ) : (
          <FormBody form={form} steps={steps} step={step} canSubmit={Boolean(onSubmit)} submit={submit} />
        )}
      </div>
    </FormContext>
  )
}

interface FormBodyProps {
  form: FormData
  steps: Panels | undefined
  step: number
  canSubmit: boolean
  /** Shows what is wrong, or sends the values. */
  submit: () => void | Promise<void>
}

/** Everything inside of the form; not rendered when a value changes. */
const FormBody = memo(function FormBody({ form, steps, step, canSubmit, submit }: FormBodyProps) {
  const { store, language, texts, openPanel } = useForm()
  const [isBusy, setBusy] = useState(false)
  const isLast = !steps || step >= steps.panels.length - 1
  const send = async () => {
    if (isBusy) return
    const go = () => (steps && !isLast ? openPanel(steps.key, step + 1) : submit())
    const loading = store.load()
    const sending = loading ? loading.then(go) : go()
    // A button that is busy for less than a frame keeps the sign of it for good.
    if (!sending) return
    setBusy(true)
    try {
      await sending
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      layout="vertical"
      noValidate
      aria-label={textIn(language, form.title)}
      onFinish={() => void send()}
      onKeyDown={keepEnter}
    >
      <FormItems items={form.items} />
      {(canSubmit || steps) && (
        <div className={css.actions}>
          {steps && step > 0 && <Button onClick={() => openPanel(steps.key, step - 1)}>{texts.back}</Button>}
          {(canSubmit || !isLast) && (
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {isLast ? textIn(language, form.submit) || texts.submit : texts.next}
            </Button>
          )}
        </div>
      )}
    </Form>
  )
})

/** Enter chooses in a list or a calendar; only in a line of text it sends the form. */
function keepEnter(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const kind = target.closest<HTMLElement>('[data-kind]')?.dataset['kind'] ?? ''
  if (!['text', 'number', 'money', 'phone', 'email', 'url', 'percent', 'duration'].includes(kind))
    event.preventDefault()
}
