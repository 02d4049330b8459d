/** What the programs do, without a word of how bytes come from one to the next. */
package org.xmlbench.families.programs.fork.program;
