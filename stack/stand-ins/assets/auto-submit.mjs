globalThis.document.querySelector('form[data-auto-submit]')?.submit();
