import { findPostgres } from '@loja/backend/testing/cluster'
import { installPackages, isRootOnDebian } from '../../bin/debian.mjs'

if (findPostgres() === undefined && isRootOnDebian) {
  console.log('No PostgreSQL found; installing the package postgresql')
  await installPackages('postgresql')
  if (findPostgres() === undefined)
    console.log('PostgreSQL was not installed: the data tests run on the embedded engine and take longer.')
}
