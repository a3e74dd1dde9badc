import type { FormValues } from '#modules/forms/engine/schema/form'
import type { ValueError } from '#modules/forms/engine/schema/values-check'
import { Alert } from 'antd'
import { useState } from 'react'
import { RequestError, inForm, useWrite } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { PendingContext } from 'atrium/console/form'
import { useText } from 'atrium/console/text'
import { api } from '#calls/forms'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import { FormIdContext } from '#modules/forms/engine/console/shared-kinds'
import type { FormToFill } from '../../../../contract/filling'
import { DraftNote } from './draft/draft-note'
import css from './fill.module.css'
import { Closed } from './form-states'
import { texts } from './text'
import { TypedValues } from './typed-values'
import { useDraft } from './draft/use-draft'

interface EntryFormProps {
  form: FormToFill
  /** Reads the form again, when it was changed or closed meanwhile. */
  refetch: () => Promise<{ data?: FormToFill | undefined }>
  onSent: (entryId: number) => void
}

type FieldErrors = Readonly<Record<string, ValueError>>

/** The errors that the server found, by the keys of the fields; its texts are in the language of the reader. */
function errorsOf({ fields }: RequestError): FieldErrors {
  const errors = Object.entries(fields).map(([path, text]): [string, ValueError] => [
    path.replace(/^values\./, ''),
    { code: 'type', message: { zh: text, en: text } },
  ])
  return Object.fromEntries(errors)
}

/** The form to fill in. What was typed stays when the server rejects it, and when the form was changed or closed meanwhile. */
export function EntryForm({ form, refetch, onSent }: EntryFormProps) {
  const t = useText(texts)
  const write = useWrite()
  const { formId, number, design } = form
  const { typed, round, restoredAt, saver, change, discard, takeOther, keepOwn } = useDraft(form, refetch)
  const [errors, setErrors] = useState<FieldErrors>()
  const [isChanged, setChanged] = useState(false)
  const [pending] = useState(() => new Set<() => boolean>())

  const reject = async (error: RequestError) => {
    const reason = error.result?.error
    if (error.isHandled) return
    if (reason === 'form.changed') setChanged(true)
    else if (reason === 'request.invalid') return setErrors(errorsOf(error))
    else notify.error(error.msg)
    if (reason?.startsWith('form.')) await refetch()
  }
  const send = async (values: FormValues) => {
    if ([...pending].some((isPending) => isPending())) return void notify.error(t('pending'))
    change(values)
    // A save that ends after the entry was sent would bring the draft back.
    await saver.pause()
    try {
      const body = { formId, number, values }
      const entryId = await write(api.formFilling.send, { body }, { ...inForm, done: false })
      saver.reset(null)
      onSent(entryId)
    } catch (error) {
      saver.resume()
      if (!(error instanceof RequestError)) throw error
      await reject(error)
    }
  }
  if (form.offer !== 'open') {
    return (
      <>
        <Closed form={form} />
        {typed && <TypedValues form={form} values={typed} onDiscard={() => void discard()} />}
      </>
    )
  }
  return (
    <>
      <DraftNote
        saver={saver}
        restoredAt={restoredAt}
        onDiscard={() => void discard()}
        onTakeOther={() => void takeOther()}
        onKeepOwn={() => void keepOwn()}
      />
      {isChanged && <Alert className={css.note} type="warning" showIcon role="alert" title={t('changed')} />}
      <div className={css.form}>
        <FormIdContext value={formId}>
          <PendingContext value={pending}>
            <SchemaForm
              key={`${number}/${round}`}
              form={design}
              defaultValues={typed}
              errors={errors}
              onChange={change}
              onSubmit={send}
            />
          </PendingContext>
        </FormIdContext>
      </div>
    </>
  )
}
