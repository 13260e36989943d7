/** Letters no English word has, and Lithuanian quotation marks. */
const LITHUANIAN = /[ąčęėįšųūž„“]/i;
/** The currency is the same in every language. */
const hasWords = (text) => typeof text === 'string' && /\p{L}{2,}/u.test(text.replaceAll('EUR', ''));
/** Attributes whose text people see or hear. */
const SHOWN = ['title', 'label', 'placeholder', 'alt', 'description', 'aria-label', 'aria-description'];

const inTexts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lithuanian: 'What people read is in domain/texts/lt.',
      shown: 'What a screen shows is in domain/texts/lt, words of English or of no letters included.',
    },
  },
  create(context) {
    const judge = (node, text) => {
      if (typeof text === 'string' && LITHUANIAN.test(text))
        context.report({ node, messageId: 'lithuanian' });
    };
    return {
      Literal: (node) => {
        judge(node, node.value);
        const { parent } = node;
        const isShown = parent.type === 'JSXAttribute' && SHOWN.includes(parent.name.name);
        if (isShown && hasWords(node.value) && !LITHUANIAN.test(node.value))
          context.report({ node, messageId: 'shown' });
      },
      TemplateElement: (node) => judge(node, node.value.cooked),
      JSXText: (node) => {
        const isKey = node.parent.openingElement?.name.name === 'kbd';
        if (!isKey && hasWords(node.value)) context.report({ node, messageId: 'shown' });
      },
    };
  },
};

/** Rules of this house that no package has. */
export default { rules: { 'in-texts': inTexts } };
