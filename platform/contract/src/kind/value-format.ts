/**
 * The format in which the value of a field shows, where that differs from the stored one: a number scaled by `decimals`, a value of a
 * dictionary, a moment in milliseconds, yes or no as 1 and 0.
 */
export type ValueFormat = { readonly decimals: number } | { readonly dictType: string } | 'moment' | 'yesNo'
