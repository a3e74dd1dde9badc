/**
 * The hash of a password that nobody knows: it was made from random bytes that were thrown away. A user who has it gets in only
 * after their password was reset.
 */
export const noPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$FD3yGKlERlOMjUbxZgUzdQ$x3LpQfCBIEeoOexhcY2qw/dtu3722USmEQAzUolXCbc'
