/** What the families have in common that ask drivers something other than their speed. */
package org.xmlbench.families.scorecard.runs;
