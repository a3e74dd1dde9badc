import { useNarrow } from 'atrium/console/page'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import { templates } from '../../../contract/templates'
import type { TemplateName } from '../../../contract/templates/template'
import { ChoiceCards } from '../choice-cards'
import { DesignOutline } from '../design-outline'
import type { WayProps } from '../start'
import css from '../start.module.css'
import { texts } from '../text'

const icons: Readonly<Record<TemplateName, string>> = {
  leave: 'lucide:palmtree',
  expense: 'lucide:receipt',
  visitor: 'lucide:contact-round',
  repair: 'lucide:wrench',
  survey: 'lucide:clipboard-check',
  onboarding: 'lucide:user-plus',
  purchase: 'lucide:shopping-cart',
  incident: 'lucide:siren',
  feedback: 'lucide:message-square-text',
  booking: 'lucide:calendar-check',
}

/** Begins with one of the templates, whose fields are shown. */
export function TemplateStart({ start: { template }, onChange, suggest }: WayProps) {
  const t = useText(texts)
  const language = useLanguage()
  const narrow = useNarrow()
  const choose = (name: TemplateName) => {
    const { design } = templates.find((one) => one.name === name)!
    onChange({ template: { name, design } })
    suggest(design.title)
  }
  const outline = <DesignOutline items={template?.design.items} />
  return (
    <div className={css.beside}>
      <ChoiceCards
        label={t('templates')}
        isWide
        choices={templates.map(({ name, note, design }) => ({
          value: name,
          icon: icons[name],
          title: textIn(language, design.title),
          note: textIn(language, note),
          aside: t('fields', { count: fieldsOf(design).length }),
        }))}
        value={template?.name}
        onChange={choose}
        below={narrow && outline}
      />
      {!narrow && outline}
    </div>
  )
}
