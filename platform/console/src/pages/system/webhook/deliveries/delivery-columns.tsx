import type { Delivery } from 'atrium/contract/system/operation/webhook'
import { exactMomentText, momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { ErrorText } from '#shared/crud/values/error-text'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import { DeliveryStateTag } from './delivery-state'

export function useDeliveryColumns(): ListColumn<Delivery>[] {
  const t = useText(texts)
  return [
    { key: 'type', title: t('event'), width: 150, isTitle: true, render: ({ type }) => type },
    {
      key: 'state',
      importance: 'high',
      title: t('state'),
      width: 110,
      render: ({ state }) => <DeliveryStateTag state={state} />,
    },
    { key: 'created', title: t('created'), width: 160, render: ({ createdAt }) => exactMomentText(createdAt) },
    {
      key: 'next',
      importance: 'low',
      title: t('next'),
      width: 150,
      render: ({ nextAt }) => nextAt && momentText(nextAt),
    },
    { key: 'attempts', importance: 'low', title: t('attempts'), width: 90, render: ({ attempts }) => attempts },
    { key: 'status', title: t('responseStatus'), width: 90, render: ({ responseStatus }) => responseStatus },
    {
      key: 'duration',
      importance: 'low',
      title: t('duration'),
      width: 100,
      render: ({ duration }) => duration !== null && t('millis', { duration }),
    },
    { key: 'error', title: t('error'), width: 200, render: ({ error }) => error && <ErrorText error={error} /> },
  ]
}
