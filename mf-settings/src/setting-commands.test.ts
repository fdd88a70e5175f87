import { SETTING_KEYS } from '@loja/domain'
import { expect, test } from 'vitest'
import { SETTING_COMMANDS } from './setting-commands'
import { messages } from './settings/messages'
import { SETTINGS_SECTIONS } from './settings/settings-sections'

const labelAt = (search: string) => SETTING_COMMANDS.find((command) => command.search === search)?.label

test.each(SETTING_KEYS)('[PAL-07] the palette has the setting %s by its label', (key) => {
  expect(labelAt(`?campo=${key}`)?.replace('Mensagem: ', '')).toBe(messages.fields[key].label)
})

test.each(SETTINGS_SECTIONS)('[PAL-07] the palette has the card $id by its title', ({ id, tab, keys }) => {
  expect(labelAt(`?aba=${tab}&campo=${keys[0]}`)).toBe(`Configurações: ${messages.sections[id].title}`)
})
