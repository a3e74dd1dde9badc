import type { OfferedProvider } from 'atrium/contract/system/user/sso/sign-in'
import { PlainButton } from 'atrium/ui/button'
import { useText } from '#shared/i18n/text'
import css from './providers.module.css'
import { texts } from './text'

interface ProviderButtonsProps {
  providers: readonly OfferedProvider[]
  isBusy: boolean
  onChoose: (providerId: number) => void
}

/** A button for each provider at which people sign in. */
export function ProviderButtons({ providers, isBusy, onChoose }: ProviderButtonsProps) {
  const t = useText(texts)
  return (
    <div className={css.list} role="group" aria-label={t('others')}>
      {providers.map((provider) => (
        <PlainButton
          key={provider.providerId}
          className={css.button}
          aria-disabled={isBusy}
          onClick={() => onChoose(provider.providerId)}
        >
          {provider.buttonText || t('signInWith', { name: provider.providerName })}
        </PlainButton>
      ))}
    </div>
  )
}
