/**
 * Where pages may load pictures from, for a content security policy: own files, data addresses, and `blob:`, by which pictures of records that
 * were read with the token show, and files that were just chosen. No other site: it would learn who reads, and when.
 */
export const pictureSources = ["'self'", 'data:', 'blob:']
