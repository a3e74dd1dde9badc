import { Tabs } from 'atrium/ui/layout/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { Details } from '#shared/facts/details'
import { useText } from '#shared/i18n/text'
import css from '../mail.module.css'
import { texts } from '../text'

/** The text of a mail in both formats. Nothing in it runs, and none of its links leaves the frame. */
export function MailText({ messageId }: { messageId: number }) {
  const t = useText(texts)
  const [shown, setShown] = useState<'html' | 'text'>('html')
  const reading = useQuery(queryOf(api.mails.text, { query: { messageId } }))
  return (
    <Details reading={reading}>
      {(mail) =>
        mail && (
          <Tabs
            label={t('formats')}
            className={css.formats}
            tabs={[
              {
                key: 'html',
                label: t('html'),
                content: <iframe className={css.html} title={t('preview')} sandbox="" srcDoc={mail.html} />,
              },
              {
                key: 'text',
                label: t('text'),
                content: (
                  // Scrolls, so it takes the focus of the keyboard.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                  <pre className={css.plain} tabIndex={0} aria-label={t('preview')} role="region">
                    {mail.text}
                  </pre>
                ),
              },
            ]}
            current={shown}
            onSelect={setShown}
          />
        )
      }
    </Details>
  )
}
