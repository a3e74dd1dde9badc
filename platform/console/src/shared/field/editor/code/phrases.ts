import type { Translate } from '#shared/i18n/text'
import type { texts } from './text'

/** The words of CodeMirror's own panels, by its English ones. */
export function phrasesOf(t: Translate<typeof texts.pairs>): Record<string, string> {
  return {
    Find: t('find'),
    Replace: t('replaceWith'),
    next: t('next'),
    previous: t('previous'),
    all: t('all'),
    'match case': t('matchCase'),
    'by word': t('byWord'),
    regexp: t('regexp'),
    replace: t('replace'),
    'replace all': t('replaceAll'),
    close: t('close'),
    'current match': t('currentMatch'),
    'replaced $ matches': t('replacedMatches'),
    'replaced match on line $': t('replacedOnLine'),
    'on line': t('onLine'),
    'Fold line': t('fold'),
    'Unfold line': t('unfold'),
    'folded code': t('folded'),
    unfold: t('unfold'),
    'Control character': t('controlCharacter'),
    Diagnostics: t('errors'),
    'No diagnostics': t('noErrors'),
  }
}
