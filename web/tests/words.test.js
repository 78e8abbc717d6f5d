// The three languages say the same things: the same keys, the same places for values, the same lessons.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from './sources.js';

const { en, ko, zh, LESSONS, setLanguage, t } = await sources();
const LANGUAGES = { en, ko, zh };
const places = text => [...text.matchAll(/\{(\w+)\}/g)].map(found => found[1]).sort();

test('every key stands in every language, with the same places for values', () => {
  for (const [name, words] of Object.entries(LANGUAGES)) {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(en).sort(), name);
    for (const [key, text] of Object.entries(words)) {
      assert.notEqual(text.trim(), '', `${name} ${key}`);
      assert.deepEqual([...new Set(places(text))], [...new Set(places(en[key]))], `${name} ${key}`);
    }
  }
});

test('Korean and Chinese are not left in English', () => {
  const same = ['latex', 'exportMarkdown', 'exportLatex', 'bFile', 'colon', 'semicolon'];
  for (const [name, words] of Object.entries({ ko, zh })) {
    for (const [key, text] of Object.entries(words)) {
      if (!same.includes(key)) assert.notEqual(text, en[key], `${name} ${key}`);
    }
  }
});

test('P and N are said in words in Korean and Chinese', () => {
  assert.match(ko.letterP, /이전 선수/);
  assert.match(ko.letterN, /다음 선수/);
  assert.match(zh.letterP, /后手必胜/);
  assert.match(zh.letterN, /先手必胜/);
});

test('every lesson is told in every language', () => {
  assert.ok(LESSONS.length >= 9);
  for (const lesson of LESSONS) {
    for (const name of Object.keys(LANGUAGES)) {
      assert.ok(lesson.title[name], lesson.id);
      for (const block of lesson.blocks) if (block.kind === 'text') assert.ok(block.text[name], lesson.id);
    }
    assert.ok(
      lesson.blocks.some(block => block.kind === 'proof'),
      `${lesson.id} has a proof`,
    );
    assert.ok(
      lesson.blocks.some(block => block.kind.includes('exercise')),
      `${lesson.id} has exercises`,
    );
  }
});

test('values are put in their places', () => {
  setLanguage('en');
  assert.equal(t('heap', { number: 3 }), 'Heap 3');
  setLanguage('ko');
  assert.equal(t('heap', { number: 3 }), '더미 3');
});
