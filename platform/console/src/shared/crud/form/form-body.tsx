import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { Alert, Button, Form } from 'antd'
import { Fragment, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { ComparedFieldsContext } from './conflict/compared-fields'
import css from './form-body.module.css'
import { PendingContext } from '#shared/field/pending'
import { texts } from './text'
import { useFirstField } from './use-first-field'
import type { RecordFormState } from './use-record-form'
import type { Sending } from './use-submit'

const FormConflict = lazyPart(async () => (await import('./conflict/form-conflict')).FormConflict)

interface FormBodyProps<V extends object, R> {
  /** Of the form element, for a submit button elsewhere; the ids of its fields begin with it. */
  id: string
  form: RecordFormState<V, R>
  sending: Sending<V, R>
  /** The first field gets the focus, since the form was opened for itself. */
  takesFocus?: boolean
  /** The fields; as a function they may depend on the record being edited. */
  children: ReactNode | ((record: R | undefined) => ReactNode)
}

/** The fields of a form, below its error if there is one; a skeleton until the record is loaded. */
export function FormBody<V extends object, R>({ id, form, sending, takesFocus, children }: FormBodyProps<V, R>) {
  const { fields, error, submit, setTouched, conflict, compared, pending } = sending
  const begun = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (!form.initial || begun.current === form.opening) return
    begun.current = form.opening
    // antd keeps values between openings; reset them.
    fields.resetFields()
  })
  useFirstField(id, takesFocus && form.initial ? form.opening : undefined)
  if (!form.initial) return <Waiting isFailed={form.isFailed} onRetry={() => void form.reload()} />
  return (
    <>
      {conflict.now && <FormConflict form={form as never} sending={sending as never} />}
      {error && <ErrorNote error={error} />}
      <Form<V>
        key={form.opening}
        id={id}
        name={id}
        form={fields}
        className={css.form}
        layout="vertical"
        requiredMark
        initialValues={form.initial}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onValuesChange={(changed) => {
          setTouched(true)
          // An error of the server is about what was sent.
          fields.setFields(changedPaths(changed as object).map((name) => ({ name: name as never, errors: [] })))
        }}
        onFinish={(values) => void submit(values)}
      >
        <ComparedFieldsContext value={compared}>
          <PendingContext value={pending}>
            {typeof children === 'function' ? children(form.record) : children}
          </PendingContext>
        </ComparedFieldsContext>
      </Form>
    </>
  )
}

/** The names of what changed: of a list also those of the changed fields of its lines. */
function changedPaths(changed: object): (string | number)[][] {
  return Object.entries(changed).flatMap(([name, value]) => {
    const lines: unknown[] = Array.isArray(value) ? value : []
    const inLines = lines.flatMap((line, at) =>
      typeof line === 'object' && line !== null ? Object.keys(line).map((field) => [name, at, field]) : [],
    )
    return [[name], ...inLines]
  })
}

function ErrorNote({ error }: { error: string }) {
  const note = useRef<HTMLDivElement>(null)
  // A long form is scrolled to its end when it is sent, and the note is at its beginning.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={note}>
      <Alert className={css.error} type="error" showIcon role="alert" title={error} />
    </div>
  )
}

function Waiting({ isFailed, onRetry }: { isFailed: boolean | undefined; onRetry: () => void }) {
  const t = useText(texts)
  if (isFailed) return <ErrorState title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
  return (
    <Skeleton label={t('loading')}>
      <div className={css.skeleton}>
        {['20%', '24%', '18%', '22%'].map((width) => (
          <Fragment key={width}>
            <SkeletonBar width={width} />
            <SkeletonBar height={32} />
          </Fragment>
        ))}
      </div>
    </Skeleton>
  )
}
