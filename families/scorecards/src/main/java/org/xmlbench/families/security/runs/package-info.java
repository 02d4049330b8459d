/** What parsers let in. */
package org.xmlbench.families.security.runs;
