import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ErrorView, useRecordTitle } from 'atrium/console/page'
import { useLanguage, useText } from 'atrium/console/text'
import { inLanguage, textIn } from 'atrium/contract'
import { ErrorState, Heading, Skeleton, SkeletonBar } from 'atrium/ui'
import type { FormToFill } from '../../../../contract/filling'
import { EntryForm } from './entry-form'
import css from './fill.module.css'
import { Sent } from './form-states'
import { texts } from './text'
import { useFormToFill } from './use-form-to-fill'

/** One form: to fill in, or why that is not possible; and thanks once it is sent. */
export function FillForm({ formId }: { formId: number }) {
  const t = useText(texts)
  const { data, isError, isMissing, refetch } = useFormToFill(formId)
  const [sent, setSent] = useState<number>()
  useRecordTitle(data?.title, data?.titleEn)
  if (data) {
    return (
      <div className={css.page}>
        {sent === undefined ? (
          <Offered form={data} refetch={() => refetch()} onSent={setSent} />
        ) : (
          <section className={css.card}>
            <Sent
              form={data}
              onAgain={() => {
                setSent(undefined)
                void refetch()
              }}
            />
          </section>
        )}
      </div>
    )
  }
  if (isMissing) {
    return (
      <ErrorView picture="missing" title={t('missing')} hint={t('missingHint')}>
        <Link to="/forms/fill">{t('all')}</Link>
      </ErrorView>
    )
  }
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>
    return <ErrorState title={t('failed')} hint={t('failedHint')} action={retry} />
  }
  return <Waiting />
}

interface OfferedProps {
  form: FormToFill
  refetch: () => Promise<{ data?: FormToFill | undefined }>
  onSent: (entryId: number) => void
}

function Offered({ form, refetch, onSent }: OfferedProps) {
  const language = useLanguage()
  const description = textIn(language, form.design.description)
  return (
    <section className={css.card}>
      <Heading
        title={inLanguage(language, form.title, form.titleEn)}
        note={description && <span className={css.intro}>{description}</span>}
      />
      <EntryForm form={form} refetch={refetch} onSent={onSent} />
    </section>
  )
}

function Waiting() {
  const t = useText(texts)
  return (
    <div className={css.page}>
      <section className={css.card}>
        <Skeleton label={t('loading')}>
          {['40%', '90%', '80%', '60%'].map((width) => (
            <SkeletonBar key={width} width={width} height={32} />
          ))}
        </Skeleton>
      </section>
    </div>
  )
}
