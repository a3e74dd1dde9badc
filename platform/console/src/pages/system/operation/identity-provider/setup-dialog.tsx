import { IconButton } from 'atrium/ui/button'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { Details } from '#shared/facts/details'
import { copyText } from '#shared/feedback/copy'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from './identity-provider.module.css'
import { texts } from './text'

interface SetupDialogProps {
  providerId: number
  name: string
  isOpen: boolean
  onClose: () => void
}

const addresses = ['callback', 'afterSignOut', 'backChannel'] as const
const hints = { callback: 'callbackHint', afterSignOut: 'afterSignOutHint', backChannel: 'backChannelHint' } as const

/** The addresses of this system that a provider has to know. */
export function SetupDialog({ providerId, name, isOpen, onClose }: SetupDialogProps) {
  const t = useText(texts)
  return (
    <Modal isOpen={isOpen} title={t('addressesOf', { name })} width={600} onClose={onClose} footer={null}>
      <Addresses providerId={providerId} />
    </Modal>
  )
}

function Addresses({ providerId }: { providerId: number }) {
  const t = useText(texts)
  const reading = useQuery(queryOf(api.identityProviders.setup, { query: { providerId } }))
  return (
    <Details reading={reading}>
      {(setup) => (
        <>
          <p className={css.hint}>{t('addressesHint')}</p>
          <ul className={css.addresses}>
            {addresses.map((key) => (
              <li key={key}>
                <b>{t(key)}</b>
                <p>{t(hints[key])}</p>
                <div className={css.address}>
                  <code>{setup[key]}</code>
                  <IconButton
                    icon="lucide:copy"
                    label={t('copyOf', { name: t(key) })}
                    onClick={() => void copyText(setup[key])}
                  />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Details>
  )
}
