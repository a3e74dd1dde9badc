import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useId } from 'react'
import { useCan } from 'atrium/console/data'
import { RecordSelect } from 'atrium/console/form'
import { useText } from 'atrium/console/text'
import type { LocalText } from 'atrium/contract'
import { ErrorState, Skeleton, SkeletonBar } from 'atrium/ui'
import { api } from '#calls/forms'
import { titleOfCopy } from '../../../contract/form.rules'
import { formQuery } from '../../form-calls'
import { DesignOutline } from '../design-outline'
import type { WayProps } from '../start'
import css from '../start.module.css'
import { texts } from '../text'

/** Begins with the draft of another form, which the server copies. */
export function CopyStart({ start: { formId }, onChange, suggest }: WayProps) {
  const t = useText(texts)
  const id = useId()
  const canRead = useCan()(api.forms.read)
  return (
    <div className={css.way}>
      <div>
        <label className={css.label} htmlFor={id}>
          {t('source')}
        </label>
        <RecordSelect
          id={id}
          call={api.forms.copyChoices}
          field="formId"
          value={formId}
          onChange={(next) => onChange({ formId: next })}
          placeholder={t('sourcePlaceholder')}
        />
      </div>
      {canRead && formId !== undefined && <Source key={formId} formId={formId} suggest={suggest} />}
    </div>
  )
}

/** The fields of the form that is copied, for those who may look at it. */
function Source({ formId, suggest }: Pick<WayProps, 'suggest'> & { formId: number }) {
  const t = useText(texts)
  const { data, isError, refetch } = useQuery(formQuery(formId))
  const title = data?.design.title
  const suggestTitle = useEffectEvent((copied: LocalText) => suggest(titleOfCopy(copied)))
  useEffect(() => {
    if (title) suggestTitle(title)
  }, [title])
  if (isError) {
    const again = <Button onClick={() => void refetch()}>{t('retry')}</Button>
    return <ErrorState compact title={t('failed')} action={again} />
  }
  if (data) return <DesignOutline items={data.design.items} />
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBar height={160} />
    </Skeleton>
  )
}
