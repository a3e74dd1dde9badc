import { ErrorState } from 'atrium/ui/feedback/view-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useParams } from 'react-router'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { ListSkeleton } from '#shared/crud/table/list-skeleton'
import { ErrorView } from '#shared/error-page/error-view'
import { useText } from '#shared/i18n/text'
import { leavePage } from '#shared/navigation/leave-page'
import { useRecordTitle } from '#shared/navigation/record-title'
import { texts } from './text'
import { ValueList } from './value-list'

/** The values of the dictionary whose id is in the address. */
export default function DictDataPage() {
  const t = useText(texts)
  const { dictId } = useParams()
  // All of them, since the list of values leads to disabled dictionaries as well.
  const {
    data: dicts,
    isError,
    refetch,
  } = useQuery({
    ...queryOf(api.dicts.list, { query: {} }),
    // A change of language asks again, and must not take away a form that is being filled in.
    placeholderData: keepPreviousData,
  })
  const dict = dicts?.find((one) => String(one.dictId) === dictId)
  useRecordTitle(dict?.dictName, dict?.dictNameEn)
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>
    return <ErrorState title={t('failed')} hint={t('failedHint')} action={retry} />
  }
  if (!dicts) return <ListSkeleton columns={6} />
  if (dict) return <ValueList dict={dict} dicts={dicts} />
  return (
    <ErrorView picture="missing" title={t('missing')} hint={t('missingHint')}>
      <button type="button" onClick={() => leavePage('/system/dict')}>
        {t('back')}
      </button>
    </ErrorView>
  )
}
