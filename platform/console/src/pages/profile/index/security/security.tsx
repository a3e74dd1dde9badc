import { useQuery } from '@tanstack/react-query'
import { useId, type ComponentType } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { OwnBrowsers } from './browsers/own-browsers'
import { FactorSection } from './factors/factor-section'
import { PasswordForm } from './password/password-form'
import css from './security.module.css'
import { texts } from './text'

// Pages of the administration share their parts; in the file of this page, those would load it, or lists would load them.
const height = 160
const OwnTokens = lazyPart(async () => (await import('./tokens/own-tokens')).OwnTokens, { height })
const OwnIdentities = lazyPart(async () => (await import('./identities/own-identities')).OwnIdentities, { height })
const OwnSignIns = lazyPart(async () => (await import('./sign-ins/own-sign-ins')).OwnSignIns, { height })

/** The sections of the page, in this order; a new one is a line here and a component in a folder of its own. */
const sections: Readonly<Partial<Record<keyof typeof texts.pairs, ComponentType>>> = {
  password: PasswordForm,
  factors: FactorSection,
  identities: OwnIdentities,
  browsers: OwnBrowsers,
  tokens: OwnTokens,
  signIns: OwnSignIns,
}

/** How the person signs in, and what protects that. */
export function Security() {
  const { data: linked } = useQuery(queryOf(api.ownIdentities.list))
  const hasProviders = linked !== undefined && linked.identities.length + linked.offered.length > 0
  return (Object.entries(sections) as [keyof typeof texts.pairs, ComponentType][])
    .filter(([name]) => name !== 'identities' || hasProviders)
    .map(([name, Content]) => <Section key={name} name={name} Content={Content} />)
}

function Section({ name, Content }: { name: keyof typeof texts.pairs; Content: ComponentType }) {
  const t = useText(texts)
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t(name)}</h2>
      <Content />
    </section>
  )
}
