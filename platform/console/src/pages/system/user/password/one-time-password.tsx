import { ShownOnce } from '#shared/facts/once/shown-once'
import { useText } from '#shared/i18n/text'
import { texts } from './shown-text'

export interface ShownPassword {
  name: string
  password: string
}

/** Shows a one-time password, once. */
export function OneTimePassword({ shown, onClose }: { shown: ShownPassword | undefined; onClose: () => void }) {
  const t = useText(texts)
  return (
    <ShownOnce
      title={shown ? t('title', shown) : ''}
      label={t('password')}
      value={shown?.password}
      hint={t('once')}
      onClose={onClose}
    />
  )
}
