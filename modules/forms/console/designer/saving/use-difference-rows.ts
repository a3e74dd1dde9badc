import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import type { Form } from '#modules/forms/engine/schema/form'
import type { ComparedRow } from '#shared/crud/form/conflict/comparison'
import { useItemName } from '../item-name'
import { texts as designerTexts } from '../text'
import { designDifferences, type DesignChange, type DesignDifference } from './design-differences'
import { texts } from './text'

/** The properties of items by the words that the designer has for them. */
const words = {
  label: 'title',
  title: 'title',
  text: 'title',
  key: 'key',
  help: 'help',
  placeholder: 'placeholder',
  default: 'defaultValue',
  width: 'width',
  rules: 'rules',
  links: 'links',
  options: 'options',
  many: 'many',
  decimals: 'decimals',
  min: 'min',
  max: 'max',
  step: 'stepSize',
  visible: 'visible',
  collapsible: 'collapsible',
  columns: 'columns',
  panels: 'panels',
} as const

/** Returns what shows where two designs of one form differ. */
export function useDifferenceRows(): (before: Form, theirs: Form, mine: Form) => ComparedRow[] {
  const t = useText(texts)
  const word = useText(designerTexts)
  const language = useLanguage()
  const nameOf = useItemName()
  const labelOf = ({ of }: DesignDifference) => (typeof of === 'object' ? nameOf(of.item) : t(of))
  const changeText = ({ kind, parts }: DesignChange) => {
    if (kind !== 'changed') return t(kind)
    const named = parts.map((part) => (part in words ? word(words[part as keyof typeof words]) : part))
    return t('changed', { parts: [...new Set(named)].join(word('comma')) })
  }
  return (before, theirs, mine) => {
    const sideText = (form: Form, { of }: DesignDifference, change: DesignChange) => {
      if (typeof of === 'object') return changeText(change)
      return of === 'order' ? t(change.kind === 'changed' ? 'reordered' : 'unchanged') : textIn(language, form[of])
    }
    return designDifferences(before, theirs, mine).map((difference) => ({
      key: difference.key,
      label: labelOf(difference),
      before: beforeText(difference),
      theirs: sideText(theirs, difference, difference.theirs),
      mine: sideText(mine, difference, difference.mine),
      changedBy: changedBy(difference),
    }))

    function beforeText({ of, theirs: their, mine: own }: DesignDifference) {
      if (of === 'order') return ''
      if (typeof of !== 'object') return textIn(language, before[of])
      const wasThere = ![their.kind, own.kind].some((kind) => kind === 'added' || kind === 'missing')
      return wasThere ? word(of.item.kind) : t('missing')
    }
  }
}

function changedBy({ theirs, mine }: DesignDifference): ComparedRow['changedBy'] {
  const isUnchanged = ({ kind }: DesignChange) => kind === 'unchanged' || kind === 'missing'
  if (isUnchanged(mine)) return 'theirs'
  return isUnchanged(theirs) ? 'mine' : 'both'
}
