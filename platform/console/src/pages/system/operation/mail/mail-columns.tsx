import type { SentMail } from 'atrium/contract/system/operation/mail'
import { momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { ErrorText } from '#shared/crud/values/error-text'
import { useText } from '#shared/i18n/text'
import css from './mail.module.css'
import { MailStateTag } from './mail-state'
import { texts } from './text'

export function useMailColumns(): ListColumn<SentMail>[] {
  const t = useText(texts)
  return [
    {
      key: 'title',
      title: t('title'),
      width: 220,
      isTitle: true,
      render: ({ title }) => <span className={css.text}>{title}</span>,
    },
    { key: 'receiver', title: t('receiver'), width: 200, render: ({ receiver }) => receiver },
    {
      key: 'state',
      importance: 'high',
      title: t('state'),
      width: 110,
      render: ({ state }) => <MailStateTag state={state} />,
    },
    { key: 'created', title: t('created'), width: 150, render: ({ createdAt }) => momentText(createdAt) },
    {
      key: 'next',
      importance: 'low',
      title: t('next'),
      width: 150,
      render: ({ nextAt }) => nextAt && momentText(nextAt),
    },
    { key: 'attempts', importance: 'low', title: t('attempts'), width: 90, render: ({ attempts }) => attempts },
    {
      key: 'error',
      title: t('error'),
      width: 200,
      render: ({ error }) => error && <ErrorText error={error} />,
    },
  ]
}
