/** XML parsers: plans, profiles, and the commands {@code run} and {@code replay}. */
package org.xmlbench.families.parsers.runs;
